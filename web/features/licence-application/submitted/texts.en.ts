export { licenceSubmitted as texts } from './licence-submitted.en.js';
