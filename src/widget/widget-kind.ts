import type { ReactNode } from "react";
import type { Result } from "../domain/shared/result.ts";
import type { WidgetKindName } from "../parts/embed/widget-kinds.ts";
import type { WidgetParameters } from "../parts/embed/widget-parameters.ts";
import type { PublicSeasonProblem } from "../remote/api/public-read.ts";
import type { PublicBackend } from "../remote/api/public-rows.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import type { WidgetProblems } from "./widget-messages.ts";

/** What a page under /widget is: its words, its requests, and what is drawn once they answer. */
export interface WidgetKind<Rows, Figures> {
  readonly name: WidgetKindName;
  readonly words: {
    readonly title: (association: string) => string;
    readonly footer: string;
    readonly loading: string;
    /** Over the reason why there is nothing to show. */
    readonly failedTitle: string;
    readonly failed: string;
    /** Where they differ from those of all kinds. */
    readonly problems?: WidgetProblems;
  };
  readonly skeleton: ReactNode;
  readonly fetch: (
    backend: PublicBackend,
    seasonId: string,
    wished: WidgetParameters,
  ) => Promise<Result<Rows, { readonly code: PublicSeasonProblem }>>;
  /** Not fetched before there is something to list. */
  readonly load: () => Promise<WidgetView<Rows, Figures>>;
}

/** The part that comes with the data. */
export interface WidgetView<Rows, Figures> {
  /** null: the rows are not what the contract promises. */
  readonly read: (rows: Rows) => Figures | null;
  /** What is kept in the browser of this answer; null: the one before it stays. */
  readonly kept: (figures: Figures) => Figures | null;
  readonly View: (props: WidgetViewProps<Figures>) => ReactNode;
}

export interface WidgetViewProps<Figures> {
  readonly answer: KeptAnswer<Figures>;
  /** The server could not be asked again. */
  readonly isOld: boolean;
  readonly wished: WidgetParameters;
  readonly renew: () => void;
}
