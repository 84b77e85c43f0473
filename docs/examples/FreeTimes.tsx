import { useQuery } from '@tanstack/react-query';
import { tourQueries } from 'tour-booking/core';

const options = { groupId: 101, api: 'https://leasing.example.com', timeZone: 'America/New_York' };

export function FreeTimes({ day }: { readonly day: string }) {
  const { data, isError } = useQuery(tourQueries.day(options, day));
  if (isError) return <p>Please call us for a time.</p>;
  if (!data) return <p>One moment…</p>;
  return (
    <ul aria-label={`Free on ${day}`}>
      {data.slots.map((slot) => (
        <li key={slot}>{slot.slice(11, 16)}</li>
      ))}
    </ul>
  );
}
