import { startApplication } from './start-application.js';

await startApplication();
