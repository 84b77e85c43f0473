import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';

createRoot(document.getElementById('root')).render(<TourBooking groupId={101} api="https://leasing.example.com" />);
