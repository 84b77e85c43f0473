import { mount } from 'svelte';
import BookTour from './BookTour.svelte';

mount(BookTour, { target: document.getElementById('app') });
