import { type ComponentType, lazy } from "react";
import { afterPaint } from "../../browser/after-paint.ts";

type PropsOf<Drawn> = Drawn extends (props: infer Props) => unknown
  ? unknown extends Props
    ? object
    : Props
  : never;

export function lazyNamed<File, Name extends keyof File>(load: () => Promise<File>, name: Name) {
  return lazy(async () => ({ default: componentOf(await load(), name) }));
}

/** Loads after a screen's first paint. If that fails, only its place stays empty. */
export function lazyExtra<File, Name extends keyof File>(load: () => Promise<File>, name: Name) {
  return lazy(() =>
    afterPaint()
      .then(load)
      .then((file) => ({ default: componentOf(file, name) }))
      .catch(() => ({ default: Nothing })),
  );
}

function componentOf<File, Name extends keyof File>(file: File, name: Name) {
  return file[name] as ComponentType<PropsOf<File[Name]>>;
}

function Nothing() {
  return null;
}
