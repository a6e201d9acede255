import { Search } from "lucide-react";
import { useState } from "react";
import { Icon } from "../icon.tsx";
import { TextField } from "./field.tsx";

/** A search with its glass; the label is read aloud only, unless it is to be shown. */
export function SearchField({
  showsLabel = false,
  value,
  onSearch,
  ...field
}: {
  label: string;
  showsLabel?: boolean;
  placeholder: string;
  value: string;
  onSearch: (typed: string) => void;
  className?: string;
}) {
  // What is searched for may follow later; a field that showed it would lose letters meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      hideLabel={!showsLabel}
      type="search"
      icon={<Icon as={Search} size="sm" />}
      enterKeyHint="search"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
