import { useEffect, useRef, useState } from 'react';
import type { AgentFacts } from '../../api/agentClient.ts';
import { agentMessages } from '../../i18n/agent.ts';
import { useMessages } from '../../i18n/language.ts';
import { isLink } from '../../options/links.ts';
import { smsOf, telOf } from '../../screenParts/contactAddress.ts';
import { icon, PhoneIcon } from '../../ui/icons.tsx';

const MessageIcon = icon(
  <>
    <path d="M4.25 4h11.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H10l-4.25 3.25V14h-1.5a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4.25 4z" />
    <path d="M6.75 9v.01M10 9v.01M13.25 9v.01" />
  </>,
);

interface AgentCardProps {
  readonly facts: AgentFacts;
  readonly by: 'visitor' | 'integrator';
}

/** The agent who shows the visitor around, or whom the visitor asked for: portrait, name and contact. */
export function AgentCard({ facts, by }: AgentCardProps) {
  const words = useMessages(agentMessages);
  const { name, title, photo, phone, mobile } = facts;
  const [first = name] = name.split(/\s/);
  const sms = smsOf(mobile);
  return (
    <div className="tour-agent">
      <Portrait photo={photo} name={name} />
      <div className="tour-agent-words">
        <strong>{by === 'visitor' ? words.askedFor(first) : words.willShow(first)}</strong>
        <p className="tour-joined">
          <span>
            <bdi translate="no">{name}</bdi>
          </span>{' '}
          {title ? (
            <span>
              <bdi>{title}</bdi>
            </span>
          ) : null}
        </p>
      </div>
      {phone || sms ? (
        <div className="tour-agent-ways tour-unprinted">
          {phone ? (
            <a className="tour-button" data-kind="quiet" href={telOf(phone)} aria-label={words.callName(name)}>
              <PhoneIcon />
              <span>{words.call}</span>
            </a>
          ) : null}
          {sms ? (
            <a className="tour-button" data-kind="quiet" href={sms} aria-label={words.textName(name)}>
              <MessageIcon />
              <span>{words.text}</span>
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The portrait, or the initials where there is none that can be shown. The name stands beside it. */
function Portrait({ photo, name }: { readonly photo: string; readonly name: string }) {
  const [isBroken, setBroken] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    const fail = (): void => setBroken(true);
    // The image may have failed before this listener was added.
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    image?.addEventListener('error', fail);
    return () => image?.removeEventListener('error', fail);
  }, []);
  return (
    <span className="tour-agent-face" aria-hidden="true">
      {photo !== '' && isLink(photo) && !isBroken ? (
        <img ref={ref} src={photo} alt="" width="64" height="64" />
      ) : (
        <span translate="no">{initialsOf(name)}</span>
      )}
    </span>
  );
}

/** The first letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const letters = name.split(/\s+/).map((part) => [...part][0] ?? '');
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '');
};
