import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  readonly storyId: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A link to a story. Inside the gallery it opens without loading the gallery again. */
export function StoryLink({ storyId, style, children }: StoryLinkProps) {
  const select = (press: MouseEvent): void => {
    const isInGallery = window.parent !== window;
    if (!isInGallery || press.ctrlKey || press.metaKey || press.shiftKey) return;
    press.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId });
  };
  return (
    <a href={`./?path=/story/${storyId}`} target="_top" style={{ color: 'inherit', ...style }} onClick={select}>
      {children}
    </a>
  );
}
