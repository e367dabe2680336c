import { serveSearch } from '@nitric-docs/search/worker';
import { searchSite } from '../../config/search-site';

serveSearch(searchSite);
