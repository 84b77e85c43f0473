import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that saves a text as a file of the visitor's. Its address lives as long as the component: Safari reads it after
 * the tap, at a moment that nothing tells.
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
