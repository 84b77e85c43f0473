export interface PhotoSizes {
  readonly original: string;
  readonly xlarge: string;
  readonly large: string;
  readonly small: string;
  readonly thumbnail: string;
}

/** The URLs of a photo by size. Text only: nothing is served there. */
export function photoSizes(kind: string, id: number): PhotoSizes {
  const url = (size: string) => `https://images.example.com/${kind}/${id}/${size}.jpg`;
  return {
    original: url('original'),
    xlarge: url('xlarge'),
    large: url('large'),
    small: url('small'),
    thumbnail: url('thumbnail'),
  };
}
