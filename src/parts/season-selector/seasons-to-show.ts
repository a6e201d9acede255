import type { Season } from "../../domain/season/season.ts";

type SeasonsToShow =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly message: string }
  | {
      readonly status: "ready";
      readonly seasons: readonly Season[];
      readonly selected: Season | null;
      readonly active: Season | null;
    };

export interface SeasonSelectorProps {
  readonly query: SeasonsToShow;
  readonly onChoose: (seasonId: string) => void;
}
