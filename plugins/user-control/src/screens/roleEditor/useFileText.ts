import { useEffect, useState } from 'react';

/** Reads a file as text; undefined until it is read. */
export function useFileText(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; readonly content: string }>();
  useEffect(() => {
    let isCurrent = true;
    void file?.text().then((content) => {
      if (isCurrent) setRead({ file, content });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read !== undefined && read.file === file ? read.content : undefined;
}
