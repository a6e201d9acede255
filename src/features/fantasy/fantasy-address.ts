import { LEADER_TABS, type LeaderTab } from "../../domain/standings/leaders/leader-lists.ts";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";
import { oneOf, unlessDefault, withValues } from "../../parts/page/address.ts";

/** The view is kept in the address, so that a reload, Back and a link show it. */
export interface FantasyView {
  readonly tab: LeaderTab;
  readonly stage: SeasonStage;
}

const DEFAULT_VIEW: FantasyView = { tab: "team", stage: "all" };

/** Unknown values become the default, which is Team (P §2). */
export function readFantasyView(address: URLSearchParams): FantasyView {
  return {
    tab: oneOf(LEADER_TABS, address.get("tab")) ?? DEFAULT_VIEW.tab,
    stage: oneOf(SEASON_STAGES, address.get("stage")) ?? DEFAULT_VIEW.stage,
  };
}

/** Leaves defaults out and keeps other parameters. */
export function writeFantasyView(address: URLSearchParams, view: FantasyView): URLSearchParams {
  return withValues(address, {
    tab: unlessDefault(view.tab, DEFAULT_VIEW.tab),
    stage: unlessDefault(view.stage, DEFAULT_VIEW.stage),
  });
}
