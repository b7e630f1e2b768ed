import '../../src/trust.ts'
import { createRoot } from 'react-dom/client'
import 'flowlab/draw/picture.css'
import './gallery.css'
import { Gallery } from './Gallery.tsx'
import { Spoken } from './Spoken.tsx'

const place = document.getElementById('flows')
if (!place) throw new Error('the root element of the gallery is missing')
createRoot(place).render(
  <Spoken>
    <Gallery />
  </Spoken>,
)
