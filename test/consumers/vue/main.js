import { createApp } from 'vue';
import BookTour from './BookTour.vue';

createApp(BookTour).mount('#app');
