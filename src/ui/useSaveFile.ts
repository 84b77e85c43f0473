import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that saves a text as a file on the visitor's device. Its address lives as long as the component, because Safari
 * reads it some time after the tap and does not say when.
 */
export function useSaveFile(): (name: string, type: string, text: string) => void {
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.splice(0)) URL.revokeObjectURL(address);
    };
  }, []);
  return useCallback((name, type, text) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    addresses.current.push(link.href);
    link.click();
  }, []);
}
