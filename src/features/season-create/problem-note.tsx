import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { ErrorState } from "../../ui/states.tsx";
import { type ImportProblem, importProblemWords } from "./failure-words.ts";

/** Shows a problem and its hints under one of three headings (A §8). */
export function ProblemNote({
  problem,
  children,
}: {
  problem: ImportProblem;
  children?: ReactNode;
}) {
  const { heading, text, said, hints } = importProblemWords(problem);
  const seasons = (problem.refused?.leagues ?? []).flatMap(({ season }) => season ?? []);
  const places = [...new Map(seasons.map((season) => [season.id, season])).values()];
  const isDeleted = problem.code === "in_deleted_season";
  return (
    <ErrorState
      title={heading}
      text={
        <span className="grid gap-2">
          <span className="font-strong">{text}</span>
          {said !== null && <span>{said}</span>}
          {places.map(({ id, name }) => (
            <span key={id}>
              {isDeleted ? (
                <bdi>{name}</bdi>
              ) : (
                <Link to={adminPaths.season(id)} className="underline">
                  {name}
                </Link>
              )}
            </span>
          ))}
        </span>
      }
    >
      <ul className="grid w-full list-disc gap-1 pl-5 text-dense">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {children}
    </ErrorState>
  );
}
