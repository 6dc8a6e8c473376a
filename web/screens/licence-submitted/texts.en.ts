export { licenceSubmitted as texts } from '../../content/en/licence-submitted.js';
