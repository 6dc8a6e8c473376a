import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { type Envelope, SUCCESS_CODE } from '../../../web/contract/envelope.js';

/** Puts what a controller answers into the envelope of the API. */
@Injectable()
export class EnvelopeInterceptor<T> implements NestInterceptor<T, Envelope<T>> {
  intercept(_context: ExecutionContext, next: CallHandler<T>): Observable<Envelope<T>> {
    return next.handle().pipe(map((data) => ({ errorCode: SUCCESS_CODE, errorMsg: '', data })));
  }
}
