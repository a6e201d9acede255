import { CreateSeasonPage } from "../../features/season-create/create-season-page.tsx";
import { SeasonByHand } from "../../features/season-work/season/season-by-hand.tsx";

export function NewSeasonScreen() {
  return <CreateSeasonPage byHand={(look) => <SeasonByHand {...look} />} />;
}
