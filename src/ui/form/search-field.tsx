import { Search } from "lucide-react";
import { useState } from "react";
import { Icon } from "../icon.tsx";
import { TextField } from "./field.tsx";

/**
 * A search with its glass; the label is read aloud only, unless it is to be shown. What is typed is
 * shown until the field is left, because a value that stands in the address follows later.
 */
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
