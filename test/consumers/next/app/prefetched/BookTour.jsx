'use client';

import 'tour-booking/styles.css';
import { useQueryClient } from '@tanstack/react-query';
import { TourBooking } from 'tour-booking';
import { group } from './group';

export function BookTour() {
  return <TourBooking {...group} api="/leasing" queryClient={useQueryClient()} />;
}
