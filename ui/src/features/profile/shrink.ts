/** The server keeps 256 px; twice that is enough for it, and small enough for a slow network. */
const SIDE = 512
const QUALITY = 0.85

/** A photo no larger than it has to be. Phones take pictures of many megabytes; where this browser cannot make one smaller, it stays as it is. */
export async function shrunk(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo)
    const scale = SIDE / Math.min(picture.width, picture.height)
    if (scale >= 1) return photo
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const paper = canvas.getContext('2d')
    if (!paper) return photo
    paper.fillStyle = '#ffffff' // JPEG has no transparency
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller ?? photo
  } catch {
    return photo // unreadable here: the server says what is wrong with it
  }
}
