import { sheetEntry, sheetScreens } from '../contactSheet.ts';
import type { Look } from '../Scene.tsx';
import { StoryLink } from './StoryLink.tsx';

/** A picture of every screen, each a link to its story. */
export function ContactSheet({ look }: { readonly look: Look }) {
  const isPhone = look === 'narrow';
  return (
    <ol
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${isPhone ? 180 : 260}px, 100%), 1fr))`,
        gap: '28px 24px',
        margin: '24px 0 0',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {sheetScreens.map((screen) => {
        const { storyId, picture } = sheetEntry(screen, look);
        // A bottom sheet needs the whole picture, because it is at the bottom of its window. A dialog needs the middle of it. For a card,
        // the top is enough.
        const part =
          screen.phone !== undefined
            ? { height: '100%' }
            : screen.isDialog
              ? { width: '100%', height: '100%', objectFit: 'cover' as const }
              : { width: '100%' };
        return (
          <li key={screen.name}>
            <StoryLink storyId={storyId} style={{ display: 'grid', gap: 2, textDecoration: 'none' }}>
              <span
                style={{
                  display: 'flex',
                  flexDirection: 'column',
                  aspectRatio: isPhone ? '360 / 600' : '760 / 552',
                  marginBottom: 8,
                  borderRadius: 12,
                  overflow: 'hidden',
                  boxShadow: '0 0 0 1px rgb(127 140 135 / 30%)',
                }}
              >
                <img src={picture} alt="" style={{ margin: 'auto', ...part }} />
              </span>
              <strong style={{ fontWeight: 600 }}>{screen.name}</strong>
              <small style={{ fontSize: 14 }}>{screen.when}</small>
            </StoryLink>
          </li>
        );
      })}
    </ol>
  );
}
