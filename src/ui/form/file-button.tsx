import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button, type ButtonLook } from "../button.tsx";
import { Icon } from "../icon.tsx";

/** Asks for files; the same file can be chosen again. */
export function FileButton({
  label,
  accept,
  multiple = false,
  onFiles,
  ...look
}: ButtonLook & {
  label: string;
  disabled?: boolean;
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...look}
        icon={<Icon as={FileUp} size="sm" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
