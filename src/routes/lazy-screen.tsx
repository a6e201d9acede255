import type { ComponentType } from "react";
import { useParams } from "react-router-dom";

/** Its file comes with the first way to it. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}

/** The same for a screen that is told the id in its address. */
export function screenOf<Param extends string, Name extends string>(
  param: Param,
  load: () => Promise<Record<Name, ComponentType<Record<Param, string>>>>,
  name: Name,
) {
  return async () => ({ Component: ofParam(param, (await load())[name]) });
}

/** Another game, team or player begins anew. */
function ofParam<P extends string>(param: P, Screen: ComponentType<Record<P, string>>) {
  return function ScreenOfParam() {
    const id = useParams()[param] ?? "";
    return <Screen key={id} {...({ [param]: id } as Record<P, string>)} />;
  };
}
