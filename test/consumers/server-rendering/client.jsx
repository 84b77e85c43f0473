import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

hydrateRoot(document.getElementById('root'), <App api={document.documentElement.dataset.api} />, {
  onRecoverableError: (error) => console.error('hydration', error),
});
