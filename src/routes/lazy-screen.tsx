import type { ComponentType } from "react";
import { useParams } from "react-router-dom";

/** Loads the screen's file on the first visit. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}

/** Loads a screen that takes the id in its address. */
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
