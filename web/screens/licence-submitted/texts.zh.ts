export { licenceSubmitted as texts } from '../../content/zh/licence-submitted.js';
