/** An entry of the table's menu. */
import type { IconName } from "../../shell/ui/icons";

export interface Entry {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly note?: string;
  readonly pressed?: boolean | undefined;
  readonly strong?: boolean;
  readonly run: () => void;
}
