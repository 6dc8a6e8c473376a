import { keepTickShape } from './tick-shape.js';

keepTickShape();
await import('./run.js');
