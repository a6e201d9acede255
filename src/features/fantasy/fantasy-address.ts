import { LEADER_TABS, type LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";

/** What is shown of a season. It stands in the address, so that reload, Back and a link keep it. */
export interface FantasyView {
  readonly tab: LeaderTab;
  readonly stage: SeasonStage;
}

const DEFAULT_VIEW: FantasyView = { tab: "team", stage: "all" };

/** The view in an address; what is not understood is the default (P §2: Team). */
export function readView(address: URLSearchParams): FantasyView {
  return {
    tab: LEADER_TABS.find((tab) => tab === address.get("tab")) ?? DEFAULT_VIEW.tab,
    stage: SEASON_STAGES.find((stage) => stage === address.get("stage")) ?? DEFAULT_VIEW.stage,
  };
}

/** The same address with another view: defaults leave no trace, other parameters stay. */
export function writeView(address: URLSearchParams, view: FantasyView): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ["tab", "stage"] as const) {
    if (view[name] === DEFAULT_VIEW[name]) next.delete(name);
    else next.set(name, view[name]);
  }
  return next;
}
