import { Search } from "lucide-react";
import { useState } from "react";
import { Icon } from "../icon.tsx";
import { TextField } from "./field.tsx";

/** A search with its glass; the label is read aloud only, unless it is to be shown. */
export function SearchField({
  showsLabel = false,
  isInAddress = false,
  value,
  onSearch,
  ...field
}: {
  label: string;
  showsLabel?: boolean;
  /** The address follows later: what is typed is shown until the field is left. */
  isInAddress?: boolean;
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
      value={isInAddress && typed !== null ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
