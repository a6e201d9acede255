import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { peopleMessages } from "./people-messages.ts";

interface FormRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

/** Shows the form over games as a chart or as a table. */
export function FormSection({
  caption,
  head,
  rows,
  lead,
  children,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly FormRow[];
  /** Stands above chart and table. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const [isTable, setTable] = useState(false);
  const { player, showChart, showTable } = peopleMessages;
  return (
    <Section
      title={player.form}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-2">
          {caption}
          <Button
            variant="bare"
            onClick={() => setTable(!isTable)}
            className="-my-1.5 -mr-2 text-text print:hidden"
          >
            {isTable ? showChart : showTable}
          </Button>
        </span>
      }
    >
      {lead}
      {isTable ? (
        <Table label={caption} head={head}>
          {rows.map(({ key, cells }) => (
            <Row key={key}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <Cell key={index} heads={index === 0}>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      ) : (
        children
      )}
    </Section>
  );
}
