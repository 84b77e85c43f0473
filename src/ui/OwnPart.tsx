import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { Boundary } from './Boundary.tsx';

/** Called with the name of a part of the host that failed, and with the error. */
export const OwnPartFailedContext = createContext<(name: string, error: unknown) => void>(() => undefined);

interface OwnPartProps {
  /** As the option `components` names it. */
  readonly name: string;
  /** The part of the widget that stands in. */
  readonly instead: ReactNode;
  /** The element around it, where the focus has to stay. */
  readonly place?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A component of the host. When it throws, the widget's own part takes its place, and the screen around it stays. */
export function OwnPart({ name, instead, place, children }: OwnPartProps) {
  const tell = useContext(OwnPartFailedContext);
  return (
    <Boundary fallback={instead} onFailed={(error) => tell(`components.${name}`, error)} {...(place && { place })}>
      {children}
    </Boundary>
  );
}
