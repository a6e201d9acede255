import { useEffect, useMemo, useRef, useState } from "react";
import {
  canSharePicture,
  savePicture,
  sharePicture,
} from "../../../app/commands/sharing/share-picture.ts";
import { env } from "../../../app/env.ts";
import { useGame, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useGamePlaces } from "../../../app/queries/game/use-game-places.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { gameInWords } from "../head/game-in-words.ts";
import { shareGame } from "../head/share-game.ts";
import { cardContent } from "./card-content.ts";
import type { CardShape } from "./card-items.ts";
import { cardMessages as words } from "./card-messages.ts";
import { drawCard, pngOf } from "./draw-card.ts";

const SHAPES = [
  { value: "square", label: words.square },
  { value: "story", label: words.story },
] as const;

/** Offers a game's picture to be sent or kept, and its link. */
export function ResultCardDialog({
  game,
  review,
  onClose,
}: {
  game: Game;
  review: GameReview | null;
  onClose: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<CardShape>("square");
  /** null while it is being drawn. */
  const [picture, setPicture] = useState<File | "failed" | null>(null);
  const teams = useGameTeams();
  const playersById = useGame((view) => view.playersById);
  const places = useGamePlaces(game);
  const title = gameInWords(game, teams.visitor.name, teams.home.name);
  const content = useMemo(
    () => places && cardContent(game, teams, review, playersById, places),
    [game, teams, review, playersById, places],
  );

  useEffect(() => {
    if (content === null || canvas.current === null) return;
    const drawn = canvas.current;
    let isLatest = true;
    setPicture(null);
    void (async () => {
      const isDrawn = await drawCard(drawn, content, shape, env.appName);
      const png = isDrawn && isLatest ? await pngOf(drawn) : null;
      if (!isLatest) return;
      const { visitor, home } = content;
      setPicture(png === null ? "failed" : pictureFile(png, visitor.shortName, home.shortName));
    })();
    return () => {
      isLatest = false;
    };
  }, [content, shape]);

  const file = picture === "failed" ? null : picture;
  const isSent = file !== null && canSharePicture(file);
  const alternative =
    content === null
      ? title
      : words.inWords(
          title,
          content.isFinal ? words.final : words.live,
          content.best.map(({ name, fantasyPoints }) => words.player(name, fantasyPoints)),
        );
  return (
    <Dialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      footer={
        <>
          {isSent && (
            <Button block variant="fill" size="lg" onClick={() => void sharePicture(file, title)}>
              {words.picture}
            </Button>
          )}
          <div className="flex flex-wrap gap-3">
            <Button size="lg" className="flex-1" onClick={() => void shareGame(game.id, title)}>
              {words.link}
            </Button>
            <Button
              size="lg"
              className="flex-1"
              variant={isSent ? "plain" : "fill"}
              disabled={file === null}
              onClick={() => file && savePicture(file)}
            >
              {words.download}
            </Button>
          </div>
        </>
      }
    >
      <Segments label={words.shape} options={SHAPES} value={shape} onChange={setShape} />
      <div className="mt-3 grid h-[min(44dvh,360px)] place-items-center">
        {/* All themes share one picture, because it leaves the app. */}
        <canvas
          ref={canvas}
          data-theme="light"
          data-ready={file !== null}
          role="img"
          aria-label={alternative}
          width={1080}
          height={shape === "square" ? 1080 : 1920}
          className="max-h-[min(44dvh,360px)] max-w-full rounded-chip border"
        />
      </div>
      {picture === "failed" && (
        <p role="alert" className="mt-3 text-dense">
          {words.failed}
        </p>
      )}
    </Dialog>
  );
}

/** Returns "falcons-storm.png", with only letters and digits, which every file system takes. */
function pictureFile(picture: Blob, visitor: string, home: string): File {
  const words = `${visitor} ${home}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["game"];
  return new File([picture], `${words.join("-").slice(0, 80)}.png`, { type: "image/png" });
}
