import { createApp } from 'vue';
import TourPage from './TourPage.vue';

createApp(TourPage).mount('#app');
