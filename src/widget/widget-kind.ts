import type { ReactNode } from "react";
import type { Result } from "../domain/shared/result.ts";
import type { WidgetKindName } from "../parts/embed/widget-kinds.ts";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import type { PublicSeasonProblem } from "../remote/api/public-read.ts";
import type { PublicBackend } from "../remote/api/public-rows.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import type { WidgetProblems } from "./widget-messages.ts";

/** Defines a page under /widget: its words, its requests, and its view of the answer. */
export interface WidgetKind<Rows, Figures> {
  readonly name: WidgetKindName;
  readonly words: {
    readonly title: (association: string) => string;
    readonly footer: string;
    readonly loading: string;
    /** Stands over the reason why there is nothing to show. */
    readonly failedTitle: string;
    readonly failed: string;
    /** Holds texts that differ from those of all kinds. */
    readonly problems?: WidgetProblems;
  };
  readonly skeleton: ReactNode;
  readonly fetch: (
    backend: PublicBackend,
    seasonId: string,
    parameters: WidgetParameters,
  ) => Promise<Result<Rows, { readonly code: PublicSeasonProblem }>>;
  /** Loads once there are rows to list. */
  readonly load: () => Promise<WidgetView<Rows, Figures>>;
}

/** Loads with the data. */
export interface WidgetView<Rows, Figures> {
  /** null if the rows do not fit the contract. */
  readonly read: (rows: Rows) => Figures | null;
  /** The text to store in the browser; null keeps the stored one. */
  readonly kept: (figures: Figures) => Figures | null;
  readonly View: (props: WidgetViewProps<Figures>) => ReactNode;
}

export interface WidgetViewProps<Figures> {
  readonly answer: KeptAnswer<Figures>;
  /** The server could not be reached again. */
  readonly isOld: boolean;
  readonly parameters: WidgetParameters;
  readonly renew: () => void;
}
