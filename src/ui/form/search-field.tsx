import { Search } from "lucide-react";
import { useState } from "react";
import { Icon } from "../icon.tsx";
import { TextField } from "./field.tsx";

/**
 * Shows a search with its glass; the label is read aloud only, unless it is to be shown. Typed text
 * shows until the value in the address has followed it, and a value that was not typed, as after
 * Back, shows at once.
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
  error?: string | undefined;
  value: string;
  onSearch: (typed: string) => void;
  className?: string;
}) {
  const [ahead, setAhead] = useState({ of: value, typed: [] as string[] });
  if (ahead.of !== value) {
    const reached = ahead.typed.indexOf(value);
    setAhead({ of: value, typed: reached < 0 ? [] : ahead.typed.slice(reached + 1) });
  }
  return (
    <TextField
      {...field}
      hideLabel={!showsLabel}
      type="search"
      icon={<Icon as={Search} size="sm" />}
      enterKeyHint="search"
      value={ahead.typed.at(-1) ?? value}
      onChange={({ target }) => {
        setAhead({ of: value, typed: [...ahead.typed, target.value] });
        onSearch(target.value);
      }}
      onBlur={() => setAhead({ of: value, typed: [] })}
    />
  );
}
