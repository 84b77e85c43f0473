import { createRoot } from 'react-dom/client';
// biome-ignore lint/correctness/noUnusedImports: imported and not used is what this is about
import { TourBooking } from 'tour-booking';

createRoot(document.getElementById('root')).render(<p>Alder House</p>);
