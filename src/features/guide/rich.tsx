import { Link } from "react-router-dom";
import { useSignedInUser } from "../../app/session/use-session.ts";
import { guideLink } from "./guide-links.ts";
import { type RichPiece, richPieces } from "./rich-text.ts";

/** Draws a text of the guide with its labels and links. */
export function Rich({ text }: { text: string }) {
  return richPieces(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <Piece key={index} piece={piece} />
  ));
}

function Piece({ piece }: { piece: RichPiece }) {
  if (piece.kind === "link") return <PlaceLink target={piece.target} text={piece.text} />;
  return piece.kind === "label" ? <b className="font-strong">{piece.text}</b> : piece.text;
}

function PlaceLink({ target, text }: { target: string; text: string }) {
  const isAdmin = useSignedInUser()?.role === "admin";
  const { to, isForAdmins } = guideLink(target);
  if (isForAdmins && !isAdmin) return <b className="font-strong">{text}</b>;
  return (
    <Link to={to} className="font-strong text-brand underline underline-offset-2">
      {text}
    </Link>
  );
}
