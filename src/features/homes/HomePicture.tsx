import { useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { initialsOf, photoOf } from './homeWords.ts';

/** The assumed widths of the two sizes of a photo, in pixels. The API document gives no widths. */
const [SMALL, LARGE] = [320, 960];

interface HomePictureProps {
  readonly home: Home;
  /** How wide it shows, as in `sizes` of an image. */
  readonly width: string;
}

/** The photo of a home, in a frame that has its size before the photo loads. Without a photo to show, the initials of the address. */
export function HomePicture({ home, width }: HomePictureProps) {
  const photo = photoOf(home);
  const address = photo?.large;
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(home);
  return (
    <span className="tour-home-picture" aria-hidden="true">
      {photo && broken !== address ? (
        <img
          src={photo.small}
          srcSet={`${safe(photo.small)} ${SMALL}w, ${safe(photo.large)} ${LARGE}w`}
          sizes={width}
          alt=""
          loading="lazy"
          onError={() => setBroken(address)}
        />
      ) : (
        initials && <span translate="no">{initials}</span>
      )}
    </span>
  );
}

/** Escapes an address for a `srcset`, where spaces and commas separate the addresses. */
const safe = (address: string): string => address.trim().replace(/\s/g, '%20').replaceAll(',', '%2C');
