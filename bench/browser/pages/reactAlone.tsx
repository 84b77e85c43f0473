import { createRoot } from 'react-dom/client';

/** React alone, with which script time is compared: react and react-dom as a site ships them, and one line of text. */
const place = document.querySelector('#root');
if (place) createRoot(place).render(<div data-shown>React alone</div>);
