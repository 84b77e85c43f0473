/**
 * The measure of the first free time: nothing but the three calls of the widget and their answers as text, each printed
 * as soon as it is there. No page that asks the service can show a time sooner, but for what its own script weighs less.
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
