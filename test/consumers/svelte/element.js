import { mount } from 'svelte';
import TourPage from './TourPage.svelte';

mount(TourPage, { target: document.getElementById('app') });
