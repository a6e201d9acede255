const LONGEST = 15;

/** What stands at the end of a team's line: its points and, where there is room, its name. */
export function EndLabel({
  side,
  x,
  y,
  points,
  name,
}: {
  side: "visitor" | "home";
  x: number;
  y: number;
  points: number;
  name: string | null;
}) {
  return (
    <g className={side === "visitor" ? "fill-visitor" : "fill-home"}>
      <text x={x} y={y + 1} dominantBaseline="middle" className="numeral text-[22px]">
        {points}
      </text>
      {name !== null && (
        <text
          x={x + (points > 9 ? 28 : 18)}
          y={y + 1}
          dominantBaseline="middle"
          className="text-label font-head font-stretch-[86%]"
        >
          {name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name}
        </text>
      )}
    </g>
  );
}
