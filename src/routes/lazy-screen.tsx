import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type Params, useParams } from "react-router-dom";
import { asksForOtherRows } from "./address/follow-season.ts";

export type Reads<Ids extends string[]> = (...ids: Ids) => Promise<unknown>;

export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}

export function screenOf<Param extends string, Name extends string>(
  param: Param,
  load: () => Promise<Record<Name, ComponentType<Record<Param, string>>>>,
  name: Name,
) {
  return async () => ({ Component: ofParam(param, (await load())[name]) });
}

/** Remounts for another game, team or player. */
function ofParam<P extends string>(param: P, Screen: ComponentType<Record<P, string>>) {
  return function ScreenOfParam() {
    const id = useParams()[param] ?? "";
    return <Screen key={id} {...({ [param]: id } as Record<P, string>)} />;
  };
}

/** Its file also has the function `ahead`, which reads what the page shows. */
export function ofSeason<Name extends string, Ahead extends string>(
  load: () => Promise<Record<Name, ComponentType> & Record<Ahead, Reads<[]>>>,
  name: Name,
  ahead: Ahead,
) {
  return { lazy: screen(load, name), ...readBefore(async () => (await load())[ahead]()) };
}

export function ofOne<Param extends string, Name extends string, Ahead extends string>(
  param: Param,
  load: () => Promise<
    Record<Name, ComponentType<Record<Param, string>>> & Record<Ahead, Reads<[string]>>
  >,
  name: Name,
  ahead: Ahead,
) {
  return {
    lazy: screenOf(param, load, name),
    ...readBefore(async (params) => (await load())[ahead](params[param] ?? "")),
  };
}

/** Loads beside the screen's file, so that the first render has the rows of this device. */
export function readBefore(read: (params: Params) => Promise<unknown>) {
  return {
    loader: async ({ params }: LoaderFunctionArgs) => {
      await read(params);
      return null;
    },
    shouldRevalidate: asksForOtherRows,
  };
}
