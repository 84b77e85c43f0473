/**
 * The bare page, with which the first free time is compared. It sends the widget's three requests and prints each reply
 * as text. No page that uses the service can show a time much sooner.
 */
const { api = '', group = '', time = '' } = document.documentElement.dataset;
const times = `${api}/api/v2/appointments/group/${group}/times`;
const urls = [
  `${api}/api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`,
  times,
  `${times}?${new URLSearchParams({ time })}`,
];

async function print(url: string, shown: boolean): Promise<void> {
  const reply = await fetch(url);
  const line = document.createElement('p');
  line.textContent = await reply.text();
  line.toggleAttribute('data-shown', shown);
  document.body.append(line);
}

for (const url of urls) void print(url, url.includes('?time='));
