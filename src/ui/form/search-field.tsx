import { Search } from "lucide-react";
import { Icon } from "../icon.tsx";
import { TextField } from "./field.tsx";

/** A search with its glass; the label is read aloud only, unless it is to be shown. */
export function SearchField({
  showsLabel = false,
  onSearch,
  ...field
}: {
  label: string;
  showsLabel?: boolean;
  placeholder: string;
  value: string;
  onSearch: (typed: string) => void;
  onBlur?: () => void;
  className?: string;
}) {
  return (
    <TextField
      {...field}
      hideLabel={!showsLabel}
      type="search"
      icon={<Icon as={Search} size="sm" />}
      enterKeyHint="search"
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}
