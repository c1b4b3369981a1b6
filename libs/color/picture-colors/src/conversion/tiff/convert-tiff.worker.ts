import { fromBlob } from 'geotiff';
import { answerConversions } from '../answer-conversions.ts';
import { convertTiff } from './convert-tiff.ts';

answerConversions(async (file) => convertTiff(await fromBlob(file)));
