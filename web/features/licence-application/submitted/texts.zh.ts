export { licenceSubmitted as texts } from './licence-submitted.zh.js';
